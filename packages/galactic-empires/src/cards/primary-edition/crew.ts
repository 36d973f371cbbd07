// The crew of the Primary Edition.
export {};
