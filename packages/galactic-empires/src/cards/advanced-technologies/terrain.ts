// The terrain of Advanced Technologies.

export {};
