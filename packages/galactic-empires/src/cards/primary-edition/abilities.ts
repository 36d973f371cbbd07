// The abilities of the Primary Edition.
export {};
