internal import CYAML
import Diagnostics

/// libyaml's event parser over one excerpt; its marks, which count characters, come out as UTF-8 offsets.
final class YAMLReader {
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let input: UnsafeMutableBufferPointer<UInt8>
    private let offsets: CharacterOffsets

    init?(_ utf8: [UInt8]) {
        let text = YAMLInput(utf8)
        offsets = text.offsets
        input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, text.bytes.count))
        _ = input.update(fromContentsOf: text.bytes)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            input.deallocate()
            return nil
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, text.bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    /// Reads the next event.
    func next() throws(YAMLProblem) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw problem }
        defer { yaml_event_delete(&event) }
        let start = offsets[event.start_mark.index]
        let range = start..<max(start, offsets[event.end_mark.index])
        return YAMLEvent(kind: kind(of: event), range: range, isDecorated: isDecorated(event))
    }

    private func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let isQuoted = scalar.style != YAML_PLAIN_SCALAR_STYLE
            return .scalar(String(decoding: bytes, as: UTF8.self), isQuoted: isQuoted)
        case YAML_SEQUENCE_START_EVENT: return .sequenceStart
        case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
        case YAML_MAPPING_START_EVENT: return .mappingStart
        case YAML_MAPPING_END_EVENT: return .mappingEnd
        case YAML_ALIAS_EVENT: return .alias
        case YAML_DOCUMENT_START_EVENT: return .documentStart
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .end
        default: return .other
        }
    }

    private func isDecorated(_ event: yaml_event_t) -> Bool {
        switch event.type {
        case YAML_SCALAR_EVENT: event.data.scalar.anchor != nil || event.data.scalar.tag != nil
        case YAML_SEQUENCE_START_EVENT: event.data.sequence_start.anchor != nil || event.data.sequence_start.tag != nil
        case YAML_MAPPING_START_EVENT: event.data.mapping_start.anchor != nil || event.data.mapping_start.tag != nil
        default: false
        }
    }

    /// What the library says went wrong; unreadable bytes are known by byte, all else by character.
    private var problem: YAMLProblem {
        let state = parser.pointee
        let message = state.problem.map { String(cString: $0) } ?? "not readable as YAML"
        if state.error == YAML_READER_ERROR {
            return YAMLProblem(message: message, offset: offsets.offset(ofByte: state.problem_offset))
        }
        let context = state.context.map { " " + String(cString: $0) } ?? ""
        return YAMLProblem(message: message + context, offset: offsets[state.problem_mark.index])
    }
}
