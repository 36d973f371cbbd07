// The bases of Powers of the Mind.

export {};
