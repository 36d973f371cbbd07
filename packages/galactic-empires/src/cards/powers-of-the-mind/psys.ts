// The psys of Powers of the Mind.

export {};
