// The terrain of the Primary Edition.
export {};
