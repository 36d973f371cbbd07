// The abilities of Time Gates.

export {};
