// The hazards of the Primary Edition.
export {};
