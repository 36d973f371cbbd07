// The hazards of Advanced Technologies.

export {};
