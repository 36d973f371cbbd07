/** What is told once, when somebody first asks, and then remembered. */
export function once<T>(tell: () => T): () => T {
  let told: { readonly it: T } | null = null;
  return () => {
    told ??= { it: tell() };
    return told.it;
  };
}
