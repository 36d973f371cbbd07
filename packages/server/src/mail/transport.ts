// Sends e-mail over SMTP.

/** An e-mail: plain text, so that it looks the same everywhere and carries nothing hidden. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A transport for e-mail. */
export interface Mailer {
  /** @throws if it could not be sent */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** The settings for sending e-mail. */
export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://…` */
  readonly url: string;
  /** the sender: `Orrery <table@example.org>` */
  readonly from: string;
}

/** How long a mail server may take, in milliseconds. */
const PATIENCE = 15_000;

/** Sends e-mail over SMTP. @throws Error if the settings are not valid */
export async function smtpMailer({ url, from }: MailSettings): Promise<Mailer> {
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error('it must be an address such as smtp://user:password@host:587');
  // loaded only if it is used
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      // an e-mail contains only its text: nothing is fetched into it
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
