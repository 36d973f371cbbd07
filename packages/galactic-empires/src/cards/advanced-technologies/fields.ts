// The fields of Advanced Technologies.

export {};
