// The luck cards of New Empires.
export {};
