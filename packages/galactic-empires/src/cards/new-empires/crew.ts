// The crew of New Empires.
export {};
