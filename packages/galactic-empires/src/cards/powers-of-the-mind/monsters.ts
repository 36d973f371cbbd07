// The monsters of Powers of the Mind.

export {};
