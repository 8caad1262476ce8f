import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { findProblems, toEnvironment } from "../../platform/developer/check-overrides.ts";
import { parseOverrides, readOverrides, storeOverrides } from "../../platform/settings/overrides.ts";
import { builtSettings } from "../../platform/settings/settings.ts";
import { findEnvironment, parseEnvironments } from "../../platform/settings/settings-environments.ts";
import type { SettingProblem } from "../../platform/settings/settings-error.ts";
import { OVERRIDABLE, type OverridableSetting } from "../../platform/settings/settings-schema.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./developer.module.css";

/** Settings that have a few values only. */
const CHOICES: Readonly<Partial<Record<OverridableSetting, readonly string[]>>> = {
  VITE_EXIT_REFUSAL: ["specified", "plain"],
  VITE_COUPON_IN_SHELL: ["on", "off"],
};

type Texts = Readonly<Partial<Record<OverridableSetting, string>>>;

/** The tester's own values beside the build's; they count from the next start of the page. */
export function SettingsForm() {
  const { t } = useTranslation("developer");
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState<Texts>(readOverrides);
  const [problems, setProblems] = useState<ReadonlyMap<string, SettingProblem>>(new Map());
  const defaults = toEnvironment(builtSettings());
  const environments = parseEnvironments();
  const chosen = findEnvironment(environments, parseOverrides(texts));

  const enter = (setting: OverridableSetting, text: string) => {
    setTexts({ ...texts, [setting]: text });
    setProblems(new Map([...problems].filter(([named]) => named !== setting)));
  };
  const fill = (name: string) => {
    setTexts(environments.find((environment) => environment.name === name)?.overrides ?? {});
    setProblems(new Map());
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const overrides = parseOverrides(texts);
    const found = findProblems(overrides);
    if (found.size === 0) {
      storeOverrides(overrides);
      location.reload();
      return;
    }
    setProblems(found);
    const first = OVERRIDABLE.find((setting) => found.has(setting));
    const control = first === undefined ? null : form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  const reset = () => {
    storeOverrides({});
    location.reload();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      <Select
        label={t("settings.environment")}
        name="environment"
        hint={t("settings.environmentHint")}
        placeholder={t("settings.ownValues")}
        options={environments.map(({ name, overrides }) => ({
          value: name,
          label: overrides === undefined ? t("settings.unknownEnvironment", { name }) : name,
          disabled: overrides === undefined,
        }))}
        value={chosen?.name}
        onChange={fill}
      />
      <div className={styles.fields}>
        {OVERRIDABLE.map((setting) => (
          <SettingField
            key={setting}
            setting={setting}
            text={texts[setting] ?? ""}
            byDefault={defaults[setting]}
            problem={problems.get(setting)}
            onChange={(text) => enter(setting, text)}
          />
        ))}
      </div>
      <div role="alert">
        {problems.size > 0 && (
          <div className={styles.refused}>
            <p>{t("settings.refused")}</p>
            {[...problems].map(
              ([setting, problem]) =>
                !OVERRIDABLE.some((known) => known === setting) && (
                  <p key={setting}>
                    <code>{setting}</code> {t(`settings.problems.${problem}`)}
                  </p>
                ),
            )}
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {t("settings.save")}
        </Button>
        <Button variant="secondary" onClick={reset}>
          {t("settings.reset")}
        </Button>
      </div>
    </form>
  );
}

interface SettingFieldProps {
  readonly setting: OverridableSetting;
  readonly text: string;
  readonly byDefault: string | undefined;
  readonly problem: SettingProblem | undefined;
  readonly onChange: (text: string) => void;
}

function SettingField({ setting, text, byDefault, problem, onChange }: SettingFieldProps) {
  const { t } = useTranslation("developer");
  const choices = CHOICES[setting];
  const value =
    byDefault === undefined ? t("settings.noDefault") : t("settings.byDefault", { value: byDefault });
  const shared = {
    label: t(`settings.names.${setting}`),
    name: setting,
    hint: `${setting} · ${value}`,
    error: problem === undefined ? undefined : t(`settings.problems.${problem}`),
    onChange,
  };
  if (choices === undefined) {
    return <TextField {...shared} value={text} autoComplete="off" autoCapitalize="none" spellCheck={false} />;
  }
  return (
    <Select
      {...shared}
      value={text}
      placeholder={t("settings.useDefault")}
      options={[
        { value: "", label: t("settings.useDefault") },
        ...choices.map((choice) => ({ value: choice, label: choice })),
      ]}
    />
  );
}
