// The luck of Powers of the Mind.

export {};
