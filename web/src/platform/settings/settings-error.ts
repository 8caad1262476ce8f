/** What can be wrong with a setting, and how a build that stops words it. */
const MESSAGES = {
  text: "must be a text",
  missing: "is missing",
  projectId: "must be a Firebase project id",
  hostName: "must be a host name such as my-project.firebaseapp.com",
  origin: "must be an origin such as http://127.0.0.1:9099",
  webAddress: "must be an address that begins with https://",
  hostAndPort: "must be host:port such as 127.0.0.1:8080",
  contentEnv: "must be lowercase letters, digits and hyphens",
  appId: "must be the id of a web app such as 1:1234567890:web:0123456789abcdef",
  siteKey: "must be the site key of reCAPTCHA Enterprise",
  vapidKey: "must be the public key of the Web Push certificate",
  bridgeHash: "must be 16 or more letters, digits, hyphens or underscores",
  providerSignIn: 'must be "local" or "provider"',
  exitRefusal: 'must be "specified" or "plain"',
  couponInShell: 'must be "on" or "off"',
  developerPanel: 'must be "on" or "off"',
  notWithProject: "must not be set for a real project",
  onlyWithProject: "may be set for a real project only",
  onlyWithPanel: "may be set only where the developer panel is on",
  unusable: "must be a text and a setting that can be changed",
  environments: "must be a JSON object of settings by environment: dev, beta-1, dev-<name>",
} as const;

export type SettingProblem = keyof typeof MESSAGES;

export function isSettingProblem(text: string): text is SettingProblem {
  return text in MESSAGES;
}

/** A setting that is missing or wrong; the message names it. */
export class SettingsError extends Error {
  readonly setting: string;
  readonly problem: SettingProblem;

  constructor(setting: string, problem: SettingProblem, where = "") {
    super(`${where}${setting} ${MESSAGES[problem]}`);
    this.name = "SettingsError";
    this.setting = setting;
    this.problem = problem;
  }
}
