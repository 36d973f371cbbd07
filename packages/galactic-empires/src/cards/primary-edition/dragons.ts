// The dragons of the Primary Edition.
export {};
