import { singleSelect } from "@mindle/domain/widgets/single-select/definition";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { shortDay } from "../../parts/choices/chip.tsx";
import { Choice } from "../../parts/choices/choice.tsx";
import { Question } from "../../parts/question/question.tsx";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./single-select.module.css";

/** One choice out of several, in one of four looks. */
export default answeredWidget(
  singleSelect,
  function SingleSelect({
    id,
    props: { label, options, look, pictures = {} },
    value,
    onChange,
    problems,
    disabled,
  }) {
    const { language } = useContentPage();
    const all = Object.entries(options);
    const dayOf = (label: string) => (look === "strip" ? shortDay(label) : undefined);
    return (
      <Question id={id} label={label[language]} problems={problems}>
        <div className={classNames(styles.options, styles[look])} data-count={all.length}>
          {all.map(([option, text]) => (
            <Choice
              key={option}
              kind="radio"
              name={id}
              className={styles.option}
              aria-label={dayOf(text[language]) && text[language]}
              checked={value === option}
              onChange={() => onChange(option)}
              disabled={disabled}
            >
              <span className={styles.mark}>{value === option && <Icon name="check" size={16} />}</span>
              {look === "cards" && <CardPicture asset={pictures[option]?.asset} />}
              <span className={styles.label}>{dayOf(text[language]) ?? text[language]} </span>
            </Choice>
          ))}
        </div>
      </Question>
    );
  },
);

/** What stands on a card; its words say as much. */
function CardPicture({ asset }: { readonly asset: string | undefined }) {
  const { assetUrl, mediaFailed } = useContentPage();
  const url = asset === undefined ? undefined : assetUrl(asset);
  if (url === undefined) return null;
  return (
    <img
      className={styles.picture}
      src={url}
      alt=""
      width={56}
      height={56}
      draggable={false}
      onError={() => mediaFailed(url)}
    />
  );
}
