// The terrain of Time Gates.

export {};
