// The equipment of New Empires.
export {};
