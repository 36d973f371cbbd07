// The luck of Advanced Technologies.

export {};
