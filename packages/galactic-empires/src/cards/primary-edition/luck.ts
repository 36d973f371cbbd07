// The luck cards of the Primary Edition.
export {};
