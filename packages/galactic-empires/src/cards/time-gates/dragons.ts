// The dragons of Time Gates.

export {};
