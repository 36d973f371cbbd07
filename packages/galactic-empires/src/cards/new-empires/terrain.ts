// The terrain of New Empires.
export {};
