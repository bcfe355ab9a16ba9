/** Commands of W3C WebDriver that the tests use: Firefox takes them by these names (Marionette), WebKit by these addresses. */
export const endpoints = {
  'WebDriver:Navigate': ['POST', '/url'],
  'WebDriver:Back': ['POST', '/back'],
  'WebDriver:ExecuteAsyncScript': ['POST', '/execute/async'],
  'WebDriver:ElementClick': ['POST', '/element/{id}/click'],
  'WebDriver:ElementClear': ['POST', '/element/{id}/clear'],
  'WebDriver:ElementSendKeys': ['POST', '/element/{id}/value'],
  'WebDriver:PerformActions': ['POST', '/actions'],
  'WebDriver:NewWindow': ['POST', '/window/new'],
  'WebDriver:SwitchToWindow': ['POST', '/window'],
  'WebDriver:CloseWindow': ['DELETE', '/window'],
  'WebDriver:GetWindowHandle': ['GET', '/window'],
  'WebDriver:TakeScreenshot': ['GET', '/screenshot'],
  'WebDriver:GetCookies': ['GET', '/cookie'],
} as const satisfies Record<string, readonly [method: string, path: string]>;

export type Command = keyof typeof endpoints;

/** A running browser. */
export interface Remote {
  /** @throws Error with the driver's message, or when it does not answer in time */
  send(command: Command, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Last lines that the browser printed. */
  printed(): string;
  /** Whether the engine itself has failed: one of its processes ended, which no page may cause. */
  hasCrashed(): boolean;
  /** SIGKILL to every process of the browser. */
  kill(): Promise<void>;
}

/** The engine failed, not the app. */
export class EngineCrash extends Error {
  override readonly name = 'EngineCrash';
}

/** In ms: a driver whose browser has died never answers. */
export const answerLimit = 60_000;
