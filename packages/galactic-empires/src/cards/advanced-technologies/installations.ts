// The installations of Advanced Technologies.

export {};
