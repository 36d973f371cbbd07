// The monsters of Advanced Technologies.

export {};
