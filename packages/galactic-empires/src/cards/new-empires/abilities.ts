// The abilities of New Empires.
export {};
