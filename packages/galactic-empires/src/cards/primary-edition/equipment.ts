// The equipment of the Primary Edition.
export {};
