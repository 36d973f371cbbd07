// The crew of Powers of the Mind.

export {};
