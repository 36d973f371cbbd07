// The luck of Time Gates.

export {};
