// The bases of New Empires.
export {};
