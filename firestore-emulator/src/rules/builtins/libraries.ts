import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { crc32c } from "../../model/checksum.ts";
import { formatScalar } from "../values/format.ts";
import {
  bool,
  bytes,
  duration,
  FAILED,
  failure,
  float,
  floatToInt,
  int,
  type Outcome,
  path,
  type RuleValue,
  type TypeName,
  text,
} from "../values/value.ts";
import { fn, type Library, library, type Overload } from "./callable.ts";
import {
  LIST_METHODS,
  MAP_DIFF_METHODS,
  MAP_METHODS,
  PATH_METHODS,
  SET_METHODS,
} from "./collection-methods.ts";
import { BYTES_METHODS, STRING_METHODS } from "./string-methods.ts";
import {
  DURATION_METHODS,
  durationOf,
  durationOfTime,
  TIMESTAMP_METHODS,
  timestampOfDate,
  timestampOfMillis,
} from "./time-methods.ts";

const EARTH_RADIUS_METRES = 6_371_010;
const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

type LatLng = Extract<RuleValue, { type: "latlng" }>;

const LATLNG_METHODS = library({
  latitude: fn(["latlng"], (self) => float(self.latitude)),
  longitude: fn(["latlng"], (self) => float(self.longitude)),
  distance: fn(["latlng", "latlng"], (self, other) => float(distance(self, other))),
});

/** Methods by the type of their receiver. */
export const METHODS: ReadonlyMap<TypeName, Library> = new Map([
  ["string", STRING_METHODS],
  ["bytes", BYTES_METHODS],
  ["list", LIST_METHODS],
  ["set", SET_METHODS],
  ["map", MAP_METHODS],
  ["map_diff", MAP_DIFF_METHODS],
  ["path", PATH_METHODS],
  ["timestamp", TIMESTAMP_METHODS],
  ["duration", DURATION_METHODS],
  ["latlng", LATLNG_METHODS],
]);

/** Functions of namespaces: `math.abs(x)`. */
export const NAMESPACES: ReadonlyMap<string, Library> = new Map([
  [
    "timestamp",
    library({
      date: fn(["int", "int", "int"], (year, month, day) =>
        timestampOfDate(year.value, month.value, day.value),
      ),
      value: fn(["int"], (millis) => timestampOfMillis(millis.value)),
    }),
  ],
  [
    "duration",
    library({
      value: fn(["int", "string"], (amount, unit) => durationOf(amount.value, unit.value)),
      time: fn(["int", "int", "int", "int"], (hours, minutes, seconds, nanos) =>
        durationOfTime(hours.value, minutes.value, seconds.value, nanos.value),
      ),
      abs: fn(["duration"], ({ nanos }) => duration(nanos < 0n ? -nanos : nanos)),
    }),
  ],
  [
    "latlng",
    library({
      value: fn(
        [
          ["int", "float"],
          ["int", "float"],
        ],
        (lat, lng) => latlng(Number(lat.value), Number(lng.value)),
      ),
    }),
  ],
  [
    "math",
    library({
      abs: [
        fn(["int"], ({ value }) => int(value < 0n ? -value : value)),
        fn(["float"], ({ value }) => float(Math.abs(value))),
      ],
      ceil: rounding(Math.ceil),
      floor: rounding(Math.floor),
      round: rounding(Math.round),
      isInfinite: fn([["int", "float"]], ({ value }) =>
        bool(Math.abs(Number(value)) === Number.POSITIVE_INFINITY),
      ),
      isNaN: fn([["int", "float"]], ({ value }) => bool(Number.isNaN(Number(value)))),
      pow: fn(
        [
          ["int", "float"],
          ["int", "float"],
        ],
        (base, exponent) => float(Number(base.value) ** Number(exponent.value)),
      ),
      sqrt: fn([["int", "float"]], ({ value }) => float(Math.sqrt(Number(value)))),
    }),
  ],
  [
    "hashing",
    library({
      crc32: hash((data) => bigEndian(crc32(data))),
      crc32c: hash((data) => bigEndian(crc32c(data))),
      md5: hash((data) => createHash("md5").update(data).digest()),
      sha256: hash((data) => createHash("sha256").update(data).digest()),
    }),
  ],
]);

/** Functions without a namespace, except lookups and `debug`. */
export const FUNCTIONS: Library = library({
  int: [
    fn(["int"], (value) => value),
    fn(["float"], ({ value }) => floatToInt(value)),
    fn(["string"], ({ value }) => parseInteger(value)),
  ],
  float: [
    fn(["int"], ({ value }) => float(Number(value))),
    fn(["float"], (value) => value),
    fn(["string"], ({ value }) =>
      DECIMAL.test(value) ? float(Number(value)) : conversionError(value, "float"),
    ),
  ],
  string: fn([["null", "bool", "int", "float", "string", "path"]], (value) => {
    const converted = formatScalar(value);
    return converted === undefined ? FAILED : text(converted);
  }),
  bool: [
    fn(["bool"], (value) => value),
    fn(["string"], ({ value }) => {
      const lower = value.toLowerCase();
      return lower === "true" || lower === "false" ? bool(lower === "true") : conversionError(value, "bool");
    }),
  ],
  path: fn(["string"], ({ value }) => path(value.split("/").filter((segment) => segment !== ""))),
});

function rounding(round: (value: number) => number): Overload[] {
  return [fn(["int"], (value) => value), fn(["float"], ({ value }) => floatToInt(round(value)))];
}

function hash(digest: (data: Uint8Array) => Uint8Array): Overload[] {
  return [
    fn(["bytes"], ({ value }) => bytes(digest(value))),
    fn(["string"], ({ value }) => bytes(digest(Buffer.from(value, "utf8")))),
  ];
}

function bigEndian(checksum: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(checksum);
  return bytes;
}

function parseInteger(value: string): Outcome {
  if (INTEGER.test(value)) {
    return int(BigInt(value.replace("+", "")));
  }
  return DECIMAL.test(value) ? floatToInt(Number(value)) : conversionError(value, "int");
}

function conversionError(value: string, to: string): Outcome {
  return failure(`Type conversion error. Argument: [${value}], From type: [string], To type: [${to}].`);
}

function latlng(latitude: number, longitude: number): Outcome {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { type: "latlng", latitude, longitude }
    : FAILED;
}

/** Great-circle distance in metres. */
function distance(a: LatLng, b: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
