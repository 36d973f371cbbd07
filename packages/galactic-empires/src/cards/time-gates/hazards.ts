// The hazards of Time Gates.

export {};
