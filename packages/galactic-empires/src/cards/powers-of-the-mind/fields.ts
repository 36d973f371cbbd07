// The fields of Powers of the Mind.

export {};
