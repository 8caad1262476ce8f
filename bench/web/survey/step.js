import authored from "virtual:step";

/** A step of ours, page by page, with the answers of earlier pages in its texts. */
export function stepSurvey() {
  return {
    pages: authored.pages.map(({ page, view }) => ({
      name: page,
      elements: view.flatMap((widget, at) => elements(widget, `${page}-${at}`)),
    })),
  };
}

/** What SurveyJS has for a widget; the head and the button are its own. */
function elements(widget, name) {
  if (typeof widget === "string") return [];
  const [[type, props]] = Object.entries(widget);
  switch (type) {
    case "text":
      return [{ type: "html", name, html: `<p>${props.ko}</p>` }];
    case "single-select":
      return [
        {
          type: "radiogroup",
          name: props.bind,
          title: props.label.ko,
          isRequired: true,
          choices: choices(props),
        },
      ];
    case "ox-quiz":
      return Object.entries(props.questions).map(([id, { statement }]) => ({
        type: "boolean",
        name: `${props.bind}-${id}`,
        title: statement.ko,
        isRequired: true,
        labelTrue: props.meanings.o.ko,
        labelFalse: props.meanings.x.ko,
      }));
    case "inline-select":
      return Object.entries(props.blanks).map(([id, blank]) => ({
        type: "dropdown",
        name: `${props.bind}-${id}`,
        title: blank.label.ko,
        isRequired: true,
        choices: choices(blank),
      }));
    default:
      return [];
  }
}

function choices({ options }) {
  return Object.entries(options).map(([value, text]) => ({ value, text: text.ko }));
}
