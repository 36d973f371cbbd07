// The equipment of Advanced Technologies.

export {};
