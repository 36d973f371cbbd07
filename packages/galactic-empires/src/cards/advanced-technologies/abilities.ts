// The abilities of Advanced Technologies.

export {};
