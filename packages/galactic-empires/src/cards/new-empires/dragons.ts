// The dragons of New Empires.
export {};
