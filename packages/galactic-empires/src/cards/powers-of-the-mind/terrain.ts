// The terrain of Powers of the Mind.

export {};
