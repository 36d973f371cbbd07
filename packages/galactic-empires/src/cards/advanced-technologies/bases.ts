// The bases of Advanced Technologies.

export {};
