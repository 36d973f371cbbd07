// The crew of Advanced Technologies.

export {};
