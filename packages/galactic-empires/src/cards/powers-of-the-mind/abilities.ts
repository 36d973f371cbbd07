// The abilities of Powers of the Mind.

export {};
