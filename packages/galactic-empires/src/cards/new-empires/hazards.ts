// The hazards of New Empires.
export {};
