// Sends e-mail over SMTP.

/** A letter: plain text, so that it reads alike everywhere and carries nothing along. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A way for letters to go out. */
export interface Mailer {
  /** @throws where it could not be sent */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** How letters go out. */
export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://…` */
  readonly url: string;
  /** from whom they come: `Orrery <table@example.org>` */
  readonly from: string;
}

/** How long a mail server may take, in milliseconds. */
const PATIENCE = 15_000;

/** Letters by SMTP. @throws Error where the settings are none */
export async function smtpMailer({ url, from }: MailSettings): Promise<Mailer> {
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error('it must be an address such as smtp://user:password@host:587');
  // loaded only where it is wanted
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      // a letter is what it says: nothing is fetched into it
      disableFileAccess: true,
      disableUrlAccess: true,
    } as never,
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    async send(letter) {
      await transport.sendMail(letter);
    },
    close: () => transport.close(),
  };
}
