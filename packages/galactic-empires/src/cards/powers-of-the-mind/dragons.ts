// The dragons of Powers of the Mind.

export {};
