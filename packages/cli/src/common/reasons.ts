// Says in plain words why the system refused a file.

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of its path is no folder',
  EEXIST: 'a part of its path is no folder',
};

/** The reason of a system error in plain words. */
export function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return (code && REASONS[code]) || code || String((error as Error).message);
}
