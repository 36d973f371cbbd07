// The hazards of Powers of the Mind.

export {};
