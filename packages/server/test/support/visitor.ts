/** A client of a server that keeps its cookies, as a browser does. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  constructor(readonly address: string) {}

  /** copies the cookies of another */
  take(other: Visitor): void {
    for (const [name, value] of other.#cookies) this.#cookies.set(name, value);
  }

  /** the headers of every request and socket */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends a request: the status, the headers, and the answer, parsed if it is JSON. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value === '' || /max-age=0/i.test(cookie)) this.#cookies.delete(name!);
      else this.#cookies.set(name!, value!);
    }
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    return { status: response.status, headers: response.headers, text, json };
  }

  get = (path: string) => this.ask('GET', path);
  post = (path: string, body: unknown = {}) => this.ask('POST', path, body);
  patch = (path: string, body: unknown) => this.ask('PATCH', path, body);
  delete = (path: string, body?: unknown) => this.ask('DELETE', path, body);
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a test looks at
  readonly json: any;
}
