// The equipment of Time Gates.

export {};
