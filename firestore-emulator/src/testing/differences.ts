/**
 * Where this emulator answers otherwise than the official one on purpose: recorded file, case name (of a step in it:
 * `case #step`), and why.
 */
const DIFFERENCES: readonly {
  readonly file: string;
  readonly name: string;
  readonly reason: string;
}[] = [
  ...["get with read_time before creation #1", "get with read_time before creation #2"].map((name) => ({
    file: "document_writes",
    name,
    reason: "the official REST API refuses every readTime; here it works as over gRPC",
  })),
  ...["#1", "#2", "#3"].map((step) => ({
    file: "document_writes",
    name: `read_time around a commit ${step}`,
    reason: "the official REST API refuses every readTime; here it works as over gRPC",
  })),
  ...["collection group p order by __name__ desc", "__name__ in + __name__ desc"].map((name) => ({
    file: "queries",
    name,
    reason: "production serves descending name orders, and limitToLast needs them",
  })),
  {
    file: "export_import.partial",
    name: "--export-on-exit writes nothing",
    reason: "alone there is no firebase-tools to write the export, so the flag does, and the exit code is 0",
  },
  {
    file: "grpc_settings",
    name: "services",
    reason: "no server reflection, no Datastore mode and no FirestoreEmulator service over gRPC",
  },
  ...[
    ["auth", "PartitionQuery, garbage"] as const,
    ["auth", ":partitionQuery on a collection"] as const,
    ["grpc_settings", "PartitionQuery through v1"] as const,
    ["grpc_settings", "PartitionQuery through v1beta1"] as const,
    ["rest", "partitionQuery"] as const,
    ["unsupported", "PartitionQuery"] as const,
    ["unsupported", ":partitionQuery"] as const,
  ].map(([file, name]) => ({
    file,
    name,
    reason: "production partitions queries, and the Admin SDKs' getPartitions needs it",
  })),
  ...[
    "RunQuery, explain",
    "RunQuery, explain and analyze",
    "RunQuery, explain, no results",
    "RunAggregationQuery, explain and analyze",
    ":runQuery, explain and analyze",
    ":runAggregationQuery, explain",
  ].map((name) => ({
    file: "unsupported",
    name,
    reason: "ignoring explain_options gives no explanation, and the caller cannot tell why: it is refused",
  })),
];

/** Whether a recorded answer is one that this emulator gives otherwise on purpose. */
export function isDifferent(file: string, name: string): boolean {
  return DIFFERENCES.some((difference) => difference.file === file && difference.name === name);
}
