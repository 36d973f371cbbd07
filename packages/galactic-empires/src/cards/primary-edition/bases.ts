// The bases of the Primary Edition.
export {};
