// The equipment of Powers of the Mind.

export {};
