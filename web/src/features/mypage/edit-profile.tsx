import { isLongNickname } from "@mindle/domain/account/nickname";
import {
  BIRTH_YEARS,
  GENDERS,
  isProfileNickname,
  OCCUPATIONS,
  type ProfileForm,
  profileForm,
  profileUpdate,
} from "@mindle/domain/account/profile";
import type { User } from "@mindle/domain/api/auth";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import { type SyntheticEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveProfile } from "../../platform/account/save-profile.ts";
import { useSave } from "../../platform/data/use-save.ts";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { SlowNote } from "../../shell/states/slow-note.tsx";
import { useLeaveGuard } from "../../shell/use-leave-guard.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import { useShake } from "../../ui/shake.ts";
import styles from "./profile.module.css";

const UNSAID = "unsaid";

/** The form of the profile. What was edited stays until it is saved, also when the stored profile is read again. */
export function EditProfile({ user }: { readonly user: User }) {
  const { t } = useTranslation("mypage");
  const [edits, setEdits] = useState<Partial<ProfileForm>>({});
  const [isSaved, setSaved] = useState(false);
  const [hasProblem, setProblem] = useState(false);
  const [isUnchanged, setUnchanged] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const { ref, shake } = useShake<HTMLFormElement>();
  const save = useSave<Partial<ProfileForm>, void>(
    (edited, queryClient) => saveProfile(edited, user.userId, queryClient),
    () => setSaved(true),
  );
  const form = { ...profileForm(user.additionalInfo), ...edits };
  const update = profileUpdate(user.additionalInfo, form);
  const guard = useLeaveGuard(update !== undefined, "/mypage");

  const edit = (change: Partial<ProfileForm>) => {
    setEdits((before) => ({ ...before, ...change }));
    setSaved(false);
    setProblem(false);
    setUnchanged(false);
    save.dismiss();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (update === undefined) {
      if (!isSaved) setUnchanged(true);
      return;
    }
    if (isProfileNickname(form.nickname, user.additionalInfo)) {
      save.run(edits);
      return;
    }
    setProblem(true);
    shake();
    nameField.current?.focus();
  };

  return (
    <form ref={ref} className={styles.sheet} onSubmit={submit} noValidate>
      <header className={styles.opening}>
        <p className={styles.lead}>{t("profile.lead")}</p>
        <span className={styles.stamp}>
          <MascotArt pose={isSaved ? "done" : "waving"} size={56} />
        </span>
      </header>
      <TextField
        label={t("profile.name")}
        name="nickname"
        autoComplete="nickname"
        placeholder={DEFAULT_NICKNAME}
        inputRef={nameField}
        value={form.nickname}
        error={
          isLongNickname(form.nickname)
            ? t("profile.nameLong")
            : hasProblem
              ? t("profile.nameProblem")
              : undefined
        }
        onChange={(nickname) => edit({ nickname })}
      />
      <TextField
        label={t("profile.email")}
        name="email"
        type="email"
        autoComplete="off"
        readOnly
        value={user.email ?? t("profile.noEmail")}
        hint={t("profile.emailHint")}
        onChange={() => {}}
      />
      <Select
        label={t("profile.birthYear")}
        name="birthYear"
        placeholder={t("profile.birthYear")}
        options={years(form.birthYear).map((year) => ({
          value: `${year}`,
          label: t("profile.year", { year }),
        }))}
        value={`${form.birthYear}`}
        onChange={(year) => edit({ birthYear: Number(year) })}
      />
      <Select
        label={t("profile.gender")}
        name="gender"
        placeholder={t("profile.unsaid")}
        options={optionsOf(
          GENDERS,
          (gender) => t(`profile.genders.${gender}`),
          t("profile.unsaid"),
          form.gender,
        )}
        value={form.gender === "" ? UNSAID : form.gender}
        onChange={(gender) => edit({ gender: gender === UNSAID ? "" : gender })}
      />
      <Select
        label={t("profile.occupation")}
        name="occupation"
        placeholder={t("profile.unsaid")}
        options={optionsOf(
          OCCUPATIONS,
          (occupation) => t(`profile.occupations.${occupation}`),
          t("profile.unsaid"),
          form.occupation,
        )}
        value={form.occupation === "" ? UNSAID : form.occupation}
        onChange={(occupation) => edit({ occupation: occupation === UNSAID ? "" : occupation })}
      />
      <div className={styles.end}>
        <Button
          type="submit"
          block
          aria-disabled={update === undefined && !save.isSaving}
          loading={save.isSaving}
        >
          {t("profile.save")}
        </Button>
        <SlowNote waiting={save.isSaving} />
        <p role="status" className={styles.saved}>
          {update === undefined && (isSaved ? t("profile.saved") : isUnchanged && t("profile.unchanged"))}
        </p>
        <ErrorText>{save.error !== null && t("profile.notSaved")}</ErrorText>
      </div>
      <ConfirmDialog
        open={guard.isAsking}
        title={t("profile.unsaved.title")}
        message={t("profile.unsaved.text")}
        okLabel={t("profile.unsaved.leave")}
        cancelLabel={t("profile.unsaved.stay")}
        onOk={guard.leave}
        onCancel={guard.stay}
      />
    </form>
  );
}

/** The years to choose from, newest first; with the stored one, which may be another. */
function years(stored: number): readonly number[] {
  return [...new Set([...BIRTH_YEARS, stored])].toSorted((one, other) => other - one);
}

/** The options, with one for "not stated". A stored value outside the list is kept as an extra option. */
function optionsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
  unsaid: string,
  stored: string,
) {
  const known: readonly { value: string; label: string }[] = [
    ...values.map((value) => ({ value, label: labelOf(value) })),
    { value: UNSAID, label: unsaid },
  ];
  const isKnown = stored === "" || known.some(({ value }) => value === stored);
  return isKnown ? known : [{ value: stored, label: stored }, ...known];
}
